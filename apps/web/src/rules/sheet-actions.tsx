import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { canShare, copyText, shareLink } from '../app/share.ts';
import { say } from '../app/toasts.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { LinkField } from '../lobby/link-field.tsx';
import { comparisonPath, sheetPath, tablePath } from './link.ts';
import type { SheetProps } from './rule-sheet.tsx';
import styles from './rules.module.css';
import { ruleWords } from './words/index.ts';

const loadQr = () => import('../lobby/qr.tsx');

interface ActionsProps extends SheetProps {
  readonly title: string;
  readonly isChanging: boolean;
  readonly onChange: () => void;
  readonly onPrint: () => void;
}

/** What can be done with a sheet. */
export function SheetActions(props: ActionsProps): JSX.Element {
  const rules = ruleWords();
  const { setup, options, code, name } = props;
  const sheet = { game: setup.id, code, name };
  const isPlayable = setup.problems(options).length === 0;
  return (
    <section class={styles['actions']} aria-label={rules.actions}>
      {isPlayable ? (
        <a class="button-main" href={tablePath(language.value, sheet)}>
          {rules.openTable}
        </a>
      ) : undefined}
      <div class={styles['buttons']}>
        <Button icon="pencil" isExpanded={props.isChanging} onPress={props.onChange}>
          {props.isChanging ? rules.changed : rules.change}
        </Button>
        <Button icon="print" onPress={props.onPrint}>
          {rules.print}
        </Button>
        <a class="button" href={comparisonPath(language.value, sheet, { code: '' })}>
          <Icon name="compare" />
          {rules.compare}
        </a>
        <a class="button" href={`/${language.value}/learn/${setup.id}`}>
          <Icon name="book" />
          {t().home.learn}
        </a>
      </div>
      <Handing {...props} />
    </section>
  );
}

/** The link: to copy, to share, to scan. */
function Handing({ setup, code, name, title }: ActionsProps): JSX.Element {
  const { lobby } = t();
  const rules = ruleWords();
  const field = useRef<HTMLInputElement>(null);
  const hasQr = useSignal(false);
  const link = location.origin + sheetPath(language.value, { game: setup.id, code, name });
  return (
    <>
      <LinkField field={field} link={link} label={rules.link} />
      <div class={styles['buttons']}>
        <Button icon="copy" onPress={() => void copy(link, field.current)}>
          {rules.copy}
        </Button>
        {canShare() ? (
          <Button
            icon="share"
            onPress={() => void shareLink({ title, text: rules.shareText(title), url: link })}
          >
            {lobby.share}
          </Button>
        ) : undefined}
        <Button icon="qrCode" isExpanded={hasQr.value} onPress={() => (hasQr.value = !hasQr.value)}>
          {lobby.qr}
        </Button>
      </div>
      {hasQr.value ? (
        <Lazy
          load={loadQr}
          use={({ QrCode }) => <QrCode text={link} label={rules.qrLabel} />}
          meanwhile={<span class={styles['qrWait']} />}
        />
      ) : undefined}
    </>
  );
}

async function copy(link: string, field: HTMLInputElement | null): Promise<void> {
  const { lobby } = t();
  say((await copyText(link, field)) ? lobby.copied : lobby.copyFailed, 'copy');
}

function Button({
  icon,
  isExpanded,
  onPress,
  children,
}: {
  readonly icon: IconName;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <button type="button" class="button" aria-expanded={isExpanded} onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
