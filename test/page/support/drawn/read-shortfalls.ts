import type { Page } from 'playwright-core';

/** What a visitor cannot see, read or press of a part: `text or control: what falls short`. */
export type Shortfall = string;

/**
 * Notes the texts and controls of a part that can be seen now, so that later calls expect them whatever has been added to the page, and returns how
 * many there are. What is put away on purpose (a closed list, text for screen readers) is not among them.
 */
export const noteSeen = (page: Page, selector: string): Promise<number> =>
  page.evaluate((part) => {
    const CONTROLS = 'button,a[href],input,select,textarea,[role=button],[role=switch]';
    const HEARD = '.visually-hidden,.v6-visually-hidden,.inlay-live-region';
    const NO_TEXT = 'script,style,template,title,option,optgroup,noscript,iframe';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isShown && width > 2 && height > 2 && !element.closest(`${HEARD},${NO_TEXT},[inert]`);
    };
    const roots = [...document.querySelectorAll(part)];
    const inside = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && /[^\s×‹›]/.test(node.data));
    const seen = [...new Set(inside)].filter(isSeen);
    const texts = seen.filter(hasText);
    const controls = seen.filter((element) => element.matches(CONTROLS));
    Object.assign(window, { seenParts: { texts, controls } });
    return texts.length + controls.length;
  }, selector);

/** What has fallen short of it since. */
export const readShortfalls = (page: Page): Promise<readonly Shortfall[]> =>
  page.evaluate(() => {
    const MIN_TEXT_PX = 12;
    const MIN_TARGET_PX = 24;
    const { seenParts } = window as unknown as {
      seenParts: { readonly texts: readonly Element[]; readonly controls: readonly Element[] };
    };
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colours = new Map<string, Colour>();
    const readColour = (text: string): Colour => {
      const known = colours.get(text);
      if (known || !pen) return known ?? [0, 0, 0, 1];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const colour: Colour = [red, green, blue, alpha / 255];
      colours.set(text, colour);
      return colour;
    };
    const lay = ([red, green, blue, alpha]: Colour, under: Colour): Colour => {
      const mix = (over: number, below: number) => over * alpha + below * (1 - alpha);
      return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1];
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (one: Colour, other: Colour) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isPicture = (element: Element) =>
      element.matches('img,video,canvas,iframe') || getComputedStyle(element).backgroundImage !== 'none';
    const paints = (element: Element) =>
      isPicture(element) || readColour(getComputedStyle(element).backgroundColor)[3] > 0.1;
    const isWithin = (element: Element, other: Element) => element.contains(other) || other.contains(element);

    /** The box of a control, or of the first line of a text. */
    const boxOf = (element: Element, isControl: boolean) => {
      if (isControl) return element.getBoundingClientRect();
      const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim());
      const range = document.createRange();
      range.selectNodeContents(text ?? element);
      return [...range.getClientRects()].find(({ width }) => width > 1) ?? element.getBoundingClientRect();
    };
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      right <= 1 || left >= innerWidth - 1 || bottom <= 1 || top >= innerHeight - 1;

    /** What lies under the middle of a text, from the front to the back. */
    const layersAt = (box: DOMRect) =>
      document.elementsFromPoint(
        Math.min(innerWidth - 1, Math.max(0, box.left + Math.min(box.width / 2, 40))),
        Math.min(innerHeight - 1, Math.max(0, box.top + box.height / 2)),
      );
    const readSurface = (layers: readonly Element[]): Colour | undefined => {
      const overs: Colour[] = [];
      for (const layer of layers) {
        if (isPicture(layer)) return undefined;
        const colour = readColour(getComputedStyle(layer).backgroundColor);
        overs.push(colour);
        if (colour[3] > 0.99) break;
      }
      return overs.reduceRight<Colour>((under, over) => lay(over, under), [255, 255, 255, 1]);
    };

    /**
     * How the page writes its own texts: those of links, paragraphs and titles in it have the colours of its theme, and what stands under class names
     * that themes know has sizes of the theme.
     */
    const [pageColours, pageSize] = (() => {
      const main = document.querySelector('main') ?? document.body;
      const probes = [
        'p',
        'a',
        'h1',
        'h2',
        'h3',
        'h4',
        'li',
        'label',
        'legend',
        'th',
        'strong',
        'button',
      ].map((name) => {
        const probe = document.createElement(name);
        if (probe instanceof HTMLAnchorElement) probe.href = '#probe';
        main.append(probe);
        return probe;
      });
      const styles = probes.map((probe) => getComputedStyle(probe));
      const colours = new Set(styles.map(({ color }) => color));
      const size = Math.min(...styles.map(({ fontSize }) => Number.parseFloat(fontSize)));
      for (const probe of probes) probe.remove();
      return [colours, size] as const;
    })();
    const isPageSurface = (layers: readonly Element[]) =>
      !layers.some((layer) => paints(layer) && !layer.contains(document.querySelector('main')));

    const judge = (element: Element, isControl: boolean, isRetried = false): string | undefined => {
      if (!element.isConnected) return undefined;
      if (!element.checkVisibility({ visibilityProperty: true }) || opacityOf(element) < 0.3)
        return 'not shown';
      if (isOutside(boxOf(element, isControl)))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = boxOf(element, isControl);
      const { width, height } = box;
      if (width < 2 || height < 2) return 'not shown';
      if (isOutside(box)) return 'outside the window';
      // What lets presses through is not found at a point.
      const { style } = element as HTMLElement;
      const { pointerEvents } = style;
      style.pointerEvents = 'auto';
      const layers = layersAt(box);
      style.pointerEvents = pointerEvents;
      const own = layers.findIndex((layer) => isWithin(element, layer));
      const label = element instanceof HTMLInputElement && element.labels?.[0];
      const isLabelled = label && layers.some((layer) => isWithin(label, layer));
      if (
        !isLabelled &&
        (own < 0 || layers.slice(0, own).some((layer) => isControl || paints(layer))) &&
        !isRetried
      ) {
        // A bar of the theme that the visitor can scroll it away from.
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return judge(element, isControl, true);
      }
      if (!isLabelled && (own < 0 || layers.slice(0, own).some((layer) => isControl || paints(layer))))
        return `covered by ${layers[0]?.localName}.${layers[0]?.className}`;
      const { color, display, fontSize, fontWeight } = getComputedStyle(element);
      if (isControl) {
        // A link in a sentence is as high as its line.
        const isInline = element.localName === 'a' && display === 'inline';
        const isTick = element.matches('[type=checkbox],[type=radio]');
        if (!isInline && !isTick && Math.min(width, height) < MIN_TARGET_PX - 0.5)
          return `${Math.round(width)} × ${Math.round(height)} px`;
        return undefined;
      }
      const size = Number.parseFloat(fontSize);
      const isOwn = element.closest('.inlay-own,.inlay-message,.inlay-cookie-banner');
      if (size < (isOwn ? MIN_TEXT_PX : Math.min(MIN_TEXT_PX, pageSize * 0.8)) - 0.01)
        return `text of ${size} px`;
      if (element.closest(':disabled,[aria-disabled="true"]')) return undefined;
      const surface = readSurface(layers.slice(Math.max(0, own)));
      if (!surface) return undefined;
      if (pageColours.has(color) && isPageSurface(layers)) return undefined;
      const [red, green, blue, alpha] = readColour(color);
      const contrast = contrastOf(lay([red, green, blue, alpha * opacityOf(element)], surface), surface);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return contrast < (isLarge ? 3 : 4.5) - 0.02 ? `contrast ${contrast.toFixed(1)}` : undefined;
    };
    const nameOf = (element: Element) => {
      const words = (element.textContent?.trim() || element.getAttribute('aria-label')) ?? '';
      const [first = ''] = [...element.classList].filter((name) => name.startsWith('inlay-'));
      return `${element.localName}${first || element.classList[0] ? `.${first || element.classList[0]}` : ''} “${words.slice(0, 30)}”`;
    };
    const found = (isControl: boolean) => (element: Element) => {
      const shortfall = judge(element, isControl);
      return shortfall ? [`${nameOf(element)}: ${shortfall}`] : [];
    };
    return [
      ...new Set([...seenParts.texts.flatMap(found(false)), ...seenParts.controls.flatMap(found(true))]),
    ];
  });
