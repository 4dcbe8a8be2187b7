import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Inspection } from '../../core/entry/inspection';
import type { SiteServices } from '../../core/entry/site-services';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import type { Announce } from '../../ui/live-region/announcer';
import messages from './debug.developer.messages.json';
import { describeElement, describeSite, describeSpeed, describeUnit, findUnmatched } from './describe-units';
import { writeSupportText } from './support-text';
import type { BlockSpeed, SpeedWatch } from './watch-speed';

const t = createMessages(messages);

/** Scrolls to an element of the page. */
function ElementButton({ element, children }: { readonly element: Element; readonly children?: ReactNode }) {
  return (
    <button type="button" onClick={() => element.scrollIntoView({ block: 'center' })}>
      {children ?? describeElement(element)}
    </button>
  );
}

interface RowProps {
  readonly row: Inspection;
  readonly site: SiteServices;
}

function Row({ row, site }: RowProps): ReactNode {
  const { block, element, state } = row;
  const { facts, fault } = describeUnit(row, site);
  return (
    <li data-state={state}>
      <strong>{block}</strong> {element && <ElementButton element={element} />}{' '}
      <span className="state">{state}</span>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {fault && <p className="fault">{fault}</p>}
    </li>
  );
}

/** A heading with its list. */
function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactNode[];
}): ReactNode {
  if (!children.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

function SpeedRow(speed: BlockSpeed): ReactNode {
  const { row } = speed;
  return (
    <li>
      <strong>{row?.block ?? t('elsewhere')}</strong>{' '}
      {row?.element && <ElementButton element={row.element} />}
      <p>{describeSpeed(speed)}</p>
    </li>
  );
}

interface DebugOverlayProps {
  readonly site: SiteServices;
  readonly speed: SpeedWatch;
  readonly announce: Announce;
  /** Changes when there may be something new. */
  readonly time: Store<number>;
}

function Details({ site, speed, time }: Omit<DebugOverlayProps, 'announce'>): ReactNode {
  useStore(time);
  const rows = site.inlay.inspect();
  const found = rows.flatMap(({ element }) => element ?? []);
  const speeds = speed.read(rows.filter(({ element }) => element));
  const list = (wanted: readonly Inspection[]) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and keep their order
    wanted.map((row, index) => <Row key={index} row={row} site={site} />);
  return (
    <>
      {found.length === 0 && <p>{t('noBlocks')}</p>}
      <Part title={t('blocks')}>{list(rows.filter(({ element }) => element))}</Part>
      <Part title={t('page')}>{list(rows.filter(({ element }) => !element))}</Part>
      <Part title={t('unmatched')}>
        {findUnmatched(found, site.blocks).map(({ name, elements, meant }) => (
          <li key={name}>
            {elements[0] && (
              <ElementButton element={elements[0]}>
                {t('several', { name, count: elements.length })}
              </ElementButton>
            )}
            {meant && <p>{t('meant', { name: meant })}</p>}
          </li>
        ))}
      </Part>
      <h3>{t('speed')}</h3>
      {speeds.length === 0 && <p>{t('steady')}</p>}
      {speed.unmeasured.map((what) => (
        <p key={what}>{t('unmeasured', { what: t(what) })}</p>
      ))}
      <ul>
        {speeds.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and keep their order
          <SpeedRow key={index} {...one} />
        ))}
      </ul>
    </>
  );
}

/** A text to be copied by hand. */
function SelectedText({ text }: { readonly text: string }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      readOnly
      rows={6}
      spellCheck={false}
      aria-label={t('supportText')}
      defaultValue={text}
    />
  );
}

/** Copies what support asks for; where the browser does not allow that, shows the text, selected. */
function SupportText({ site, speed, announce }: Omit<DebugOverlayProps, 'time'>): ReactNode {
  const [outcome, setOutcome] = useState<{ readonly note: string; readonly text?: string }>();
  const copy = async () => {
    const text = writeSupportText(site, speed);
    // Pages without HTTPS have no clipboard, and frames may not use it.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    const note = t(isCopied ? 'copied' : 'selected');
    setOutcome(isCopied ? { note } : { note, text });
    announce(note);
  };
  return (
    <>
      <p className="support">
        <button type="button" onClick={copy}>
          {t('copy')}
        </button>{' '}
        {outcome?.note}
      </p>
      {outcome?.text && <SelectedText key={outcome.text} text={outcome.text} />}
    </>
  );
}

function Summary({ site, time }: Pick<DebugOverlayProps, 'site' | 'time'>): string {
  useStore(time);
  return describeSite(site);
}

export function DebugOverlay(props: DebugOverlayProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <section className="overlay" aria-label={t('name')}>
      <header>
        <button type="button" className="grip" aria-label={t('move')} title={t('move')}>
          ✥
        </button>
        <h2>
          <Summary {...props} />
        </h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('fold')}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached with the keyboard */}
      <section id={id} className="body" aria-label={t('blocks')} tabIndex={0} hidden={!isOpen}>
        {isOpen && <SupportText {...props} />}
        {isOpen && <Details {...props} />}
      </section>
    </section>
  );
}
