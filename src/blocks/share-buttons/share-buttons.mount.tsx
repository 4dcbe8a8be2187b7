import './share-buttons.css';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { liveContext } from '../../context/live-context';
import { defineUnit, type ReadData } from '../../core/unit';
import { object, record, strings, type WarnShape } from '../../data/shape';
import { draw } from '../../react/draw';
import { useScope, useScopeId } from '../../react/scope-context';
import { webUrl } from '../../text/links/web-url';
import { createMessages } from '../../text/messages';
import { type ShareService, shareAddress } from '../../text/share-address';
import { Icon } from '../../ui/icon.view';
import { SocialService } from '../../vocabulary/sites';
import messages from './share-buttons.messages.json';

/** Google+ and StumbleUpon have closed. */
const SERVICES: Readonly<Record<string, ShareService>> = {
  [SocialService.twitter]: 'x',
  [SocialService.facebook]: 'facebook',
  [SocialService.linkedin]: 'linkedin',
  [SocialService.reddit]: 'reddit',
  [SocialService.pinterest]: 'pinterest',
  [SocialService.tumblr]: 'tumblr',
};

type ShareData = ReadData<ReturnType<typeof readShareButtons>>;

const options = object({ website: object({ ...strings('baseUrl'), shareButtonOptions: record() }) });

/** The page to share, and the services that the owner has chosen. Undefined without a service, or if there are buttons already. */
export function readShareButtons(element: Element, context: unknown, warn?: WarnShape) {
  const { website } = options(context, '', warn);
  const services = Object.entries(SERVICES).flatMap(([number, service]) =>
    website.shareButtonOptions?.[number] === true ? [service] : [],
  );
  if (services.length === 0 || element.firstElementChild) return undefined;
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  const base = webUrl(website.baseUrl, location.href)?.href ?? location.href;
  const page = {
    address: webUrl(element.getAttribute('data-full-url') || canonical, base)?.href ?? location.href,
    title: element.getAttribute('data-title')?.trim() || document.title,
    image: webUrl(element.getAttribute('data-asset-url'), base)?.href ?? '',
  };
  // A pin needs a picture.
  return { page, services: services.filter((service) => service !== 'pinterest' || page.image) };
}

const t = createMessages(messages);

/** Opens the browser's own sheet; false if there is none, or the page may not open it. */
async function shareNatively({ address, title }: ShareData['page']): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url: address });
    return true;
  } catch (error) {
    // There was a sheet unless the page may not open one: it was closed, or an earlier press has opened it.
    return error instanceof DOMException && error.name !== 'NotAllowedError';
  }
}

/** Opens the browser's own sheet; in other browsers, a list of services. */
function ShareButton({ page, services }: ShareData): ReactNode {
  const scope = useScope();
  const listId = useScopeId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect, to hear the next press: other effects run only after a paint.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const part = scope.part();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) part.listen(document, type, closeOutside);
    return part.end;
  }, [scope, isOpen]);
  const share = async () => {
    if (isOpen) setOpen(false);
    else if (!(await shareNatively(page))) setOpen(true);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works while anything inside has focus
    <span className="inlay-share" ref={root} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className="ss-social-button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={scope.guard(share)}
      >
        <span className="ss-social-button-icon">
          <Icon name="share" size={18} />
        </span>
        {t('share')}
        <span className="visually-hidden"> {page.title}</span>
      </button>
      {isOpen && <ShareList id={listId} page={page} services={services} />}
    </span>
  );
}

function ShareList({ id, page, services }: ShareData & { readonly id: string }): ReactNode {
  const { guard } = useScope();
  const ref = useRef<HTMLUListElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused'>();
  // The window's edge must not cut it off.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const { left, right } = list.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    const shift = left < 0 ? -left : Math.min(0, room - right);
    list.style.setProperty('--_shift', `${shift}px`);
  }, []);
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(page.address).then(
      () => true,
      () => false,
    );
    setCopying(isCopied ? 'copied' : 'refused');
  };
  return (
    <ul className="inlay-share-list" id={id} ref={ref}>
      {services.map((service) => (
        <li key={service}>
          <a href={shareAddress(service, page)} target="_blank" rel="noopener noreferrer">
            {t(service)}
            <span className="visually-hidden"> {t('newWindow')}</span>
          </a>
        </li>
      ))}
      <li>
        <button type="button" onClick={guard(copy)}>
          {t('copy')}
        </button>
        <span className="inlay-share-copied" role="status">
          {copying === 'copied' && t('copied')}
        </span>
        {copying === 'refused' && <AddressField address={page.address} />}
      </li>
    </ul>
  );
}

/** The address to copy by hand, if the page may not write to the clipboard. */
function AddressField({ address }: { readonly address: string }): ReactNode {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  return <input ref={ref} aria-label={t('address')} readOnly defaultValue={address} />;
}

export const unit = defineUnit({
  read: (element, warn) => readShareButtons(element, liveContext(), warn),
  mount: (data, scope, element) => void draw(scope, <ShareButton {...data} />, { into: element }),
});
