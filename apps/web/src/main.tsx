import './styles/tokens.css';
import './styles/base.css';

import { render } from 'preact';

const root = document.getElementById('root');
if (root !== null) render(<h1>Stammtisch</h1>, root);
