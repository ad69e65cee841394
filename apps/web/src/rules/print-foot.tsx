import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { t } from '../i18n/language.ts';
import styles from './rules.module.css';
import { ruleWords } from './words/index.ts';

const loadQr = () => import('../lobby/qr.tsx');

/** At the foot of a printed sheet: where it lies, to type and to scan. It is on paper alone. */
export function PrintFoot({
  copies,
  link,
  address,
}: {
  /** How often somebody has asked for paper; the code to scan is fetched for the first copy. */
  readonly copies: number;
  readonly link: string;
  /** The shortest that can be typed. */
  readonly address: string;
}): JSX.Element {
  return (
    <footer class={styles['printed']} aria-hidden="true">
      {copies === 0 ? undefined : (
        <Lazy
          load={loadQr}
          use={({ QrCode }) => (
            <>
              <QrCode text={link} label={ruleWords().qrLabel} />
              <Print key={copies} />
            </>
          )}
          meanwhile={null}
        />
      )}
      <span>
        <strong>{t().app.name}</strong>
        {address.replace(/^https?:\/\//, '')}
      </span>
    </footer>
  );
}

/** Opens the browser's own dialog once everything that will be printed is there. */
function Print(): null {
  useEffect(() => print(), []);
  return null;
}
