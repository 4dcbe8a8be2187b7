import { type ReactNode, useId, useState } from 'react';
import { hasThemeScript } from '../../context/theme-scripts';
import type { BlockDefinition } from '../../core/entry/block';
import type { Inspection } from '../../core/entry/inspection';
import type { KnownBlock, Services } from '../../core/entry/services';
import type { SiteServices } from '../../core/entry/site-services';
import { isCompleteBlock } from '../../data/complete-blocks';
import { findAll, findAround } from '../../dom/find-all';
import { isNearViewport } from '../../dom/near-viewport';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import type { MessageValues } from '../../text/message.types';
import { createMessages } from '../../text/messages';
import { nearestWord } from '../../text/nearest-word';
import messages from './debug.developer.messages.json';
import type { BlockSpeed, SpeedWatch } from './watch-speed';

/** A class that names a kind of block; what follows `-v2` or stands for a part of one is left out. */
const KIND = /^sqs-block-(?!content$)[a-z]+$/;

/** The class, or `data-block-type="N"` where no class says it. */
const kindOf = (element: HTMLElement): string | undefined => {
  const type = element.getAttribute('data-block-type');
  if (isCompleteBlock(element.classList, Number(type))) return undefined;
  const named = [...element.classList].find((name) => KIND.test(name));
  return named ?? (type ? `data-block-type="${type}"` : undefined);
};

/** Blocks of the platform, by their kind, that have nothing to do with the elements that Inlay has found. `meant`: a known class of similar spelling. */
export function findUnmatched(found: readonly Element[], blocks: readonly Pick<KnownBlock, 'selector'>[]) {
  const kinds = new Map<string, HTMLElement[]>();
  for (const element of findAll(document, '[class*="sqs-block-"],[data-block-type]')) {
    const kind = kindOf(element);
    const isKnown = found.some((other) => other.contains(element) || element.contains(other));
    if (kind && !isKnown) kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  const known = blocks.flatMap(({ selector }) => selector.match(/sqs-block-[a-z]+/g) ?? []);
  return [...kinds].map(([name, elements]) => ({
    name,
    elements,
    meant: known.includes(name) ? undefined : nearestWord(name, known),
  }));
}

/** A sentence: its key, and what goes into it. */
interface Sentence {
  readonly key: keyof typeof messages;
  readonly values?: MessageValues;
}

type Timing = Partial<Pick<BlockDefinition, 'when' | 'handlesConsent'>>;

/** Pixels between the element and the window, along the page. */
function distanceOf(element: Element): number {
  const { top, bottom } = Element.prototype.getBoundingClientRect.call(element);
  return Math.round(Math.max(top - innerHeight, -bottom, 0));
}

function explainWaiting(element: Element, block: Timing, { consent }: Pick<Services, 'consent'>): Sentence {
  const gate = block.handlesConsent ? null : findAround(element, '[data-consent]');
  const categories = gate?.dataset.consent ?? '';
  if (gate && !consent.allows(categories)) return { key: 'waitsForConsent', values: { categories } };
  const when = block.when?.name ?? 'visible';
  if (when === 'interaction') return { key: 'waitsForInteraction' };
  if (when === 'idle') return { key: 'waitsForIdle' };
  if (!Element.prototype.checkVisibility.call(element)) return { key: 'waitsHidden' };
  if (when === 'now' || isNearViewport(element)) return { key: 'waitsForStart' };
  return { key: 'waitsForScroll', values: { px: distanceOf(element) } };
}

/** The reason why a block is not mounted yet, or its driver; undefined where its state says enough. */
export function explainState(
  { block, element, state }: Inspection,
  services: Pick<Services, 'consent'> & { readonly blocks: readonly KnownBlock[] },
): Sentence | undefined {
  if (state === 'left') return { key: 'left' };
  if (state === 'loading') return { key: hasThemeScript() ? 'waitsForTheme' : 'waitsForCode' };
  if (state !== 'waiting' || !element) return undefined;
  // The list has whole contracts: most code may know only a part of them.
  const definition: Timing =
    (services.blocks as readonly (KnownBlock & Timing)[]).find(({ name }) => name === block) ?? {};
  return explainWaiting(element, definition, services);
}

const t = createMessages(messages);

const describe = (element: Element) => `${element.localName}${element.id ? `#${element.id}` : ''}`;

/** Scrolls to an element of the page. */
function ElementButton({ element, children }: { readonly element: Element; readonly children?: ReactNode }) {
  return (
    <button type="button" onClick={() => element.scrollIntoView({ block: 'center' })}>
      {children ?? describe(element)}
    </button>
  );
}

interface RowProps {
  readonly row: Inspection;
  readonly site: SiteServices;
}

function Row({ row, site }: RowProps): ReactNode {
  const { block, element, state, driver, fault, mountedAt } = row;
  const reason = explainState(row, site);
  return (
    <li data-state={state}>
      <strong>{block}</strong> {element && <ElementButton element={element} />}{' '}
      <span className="state">{state}</span>
      {reason && <p>{t(reason.key, reason.values)}</p>}
      {mountedAt !== undefined && <p>{t('mountedAt', { ms: Math.round(mountedAt) })}</p>}
      {driver && <p>{t('driver', { driver })}</p>}
      {fault && <p className="fault">{t('fault', { phase: fault.phase, message: fault.message })}</p>}
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

function SpeedRow({ row, shift, tasks, busyMs }: BlockSpeed): ReactNode {
  const costs = [
    shift && t('shift', { score: shift.toFixed(3) }),
    tasks && t('busy', { count: tasks, ms: Math.round(busyMs) }),
  ];
  return (
    <li>
      <strong>{row?.block ?? t('elsewhere')}</strong>{' '}
      {row?.element && <ElementButton element={row.element} />}
      <p>{costs.filter(Boolean).join(', ')}</p>
    </li>
  );
}

interface DebugOverlayProps {
  readonly site: SiteServices;
  readonly speed: SpeedWatch;
  /** Changes when there may be something new. */
  readonly time: Store<number>;
}

function Details({ site, speed, time }: DebugOverlayProps): ReactNode {
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
                {t('times', { name, count: elements.length })}
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

function Summary({ site, time }: Pick<DebugOverlayProps, 'site' | 'time'>): string {
  useStore(time);
  const rows = site.inlay.inspect();
  return t('summary', {
    version: site.inlay.version,
    blocks: rows.filter(({ element }) => element).length,
    faults: rows.filter(({ fault }) => fault).length,
  });
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
        {isOpen && <Details {...props} />}
      </section>
    </section>
  );
}
