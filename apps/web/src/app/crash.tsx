import { Component, type ComponentChildren, type JSX } from 'preact';

import { t } from '../i18n/language.ts';
import { Page } from './page.tsx';
import styles from './crash.module.css';

/** Catches what no page expected, and says so in words. */
export class CrashGuard extends Component<{ readonly children: ComponentChildren }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ hasCrashed: true });
    reportError(error);
  }

  override render(): ComponentChildren {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}

function CrashPage(): JSX.Element {
  const { app } = t();
  return (
    <Page title={app.crashTitle}>
      <div class={styles['crash']} role="alert">
        <p>{app.crashText}</p>
        <button type="button" class="button-main" onClick={() => location.reload()}>
          {app.reload}
        </button>
      </div>
    </Page>
  );
}

/** An address that means no page. */
export function MissingPage({ home }: { readonly home: string }): JSX.Element {
  const { app } = t();
  return (
    <Page title={app.notFoundTitle}>
      <div class={styles['crash']}>
        <p>{app.notFoundText}</p>
        <a class="button-main" href={home}>
          {app.toHome}
        </a>
      </div>
    </Page>
  );
}
