import type { Page } from 'playwright-core';

/** What the stand-in has been asked for, in the page. */
export interface MapsWindow {
  mapCalls?: Array<readonly [name: string, ...details: unknown[]]>;
  gm_authFailure?(): void;
}

/** Runs in the page in the place of Google's script: it draws a plain box and keeps a list of its calls. */
function standIn(): void {
  const page = window as unknown as MapsWindow & { google?: unknown; inlayMapsReady?: () => void };
  const calls: NonNullable<MapsWindow['mapCalls']> = [];
  page.mapCalls = calls;
  class StandInMap {
    readonly element: HTMLElement;
    constructor(element: HTMLElement, options: { center: unknown; zoom: number; mapTypeId: string }) {
      this.element = element;
      element.style.position = 'relative';
      const drawn = document.createElement('div');
      drawn.className = 'gm-style';
      drawn.style.height = '100%';
      drawn.style.backgroundColor = '#dfe8d8';
      element.append(drawn);
      calls.push(['map', options.center, options.zoom, options.mapTypeId]);
    }
    setOptions(options: unknown): void {
      calls.push(['options', options]);
    }
  }
  class StandInMarker {
    readonly button = document.createElement('button');
    constructor({ map, title, position }: { map: StandInMap; title: string; position: unknown }) {
      this.button.className = 'stand-in-marker';
      this.button.textContent = title;
      map.element.append(this.button);
      calls.push(['marker', position, title]);
    }
    addListener(type: string, listener: () => void): void {
      this.button.addEventListener(type, listener);
    }
    setOptions(): void {}
    setMap(map: unknown): void {
      if (!map) calls.push(['marker removed']);
    }
  }
  const event = { clearInstanceListeners: () => calls.push(['listeners removed']) };
  page.google = { maps: { Map: StandInMap, Marker: StandInMarker, event } };
  page.inlayMapsReady?.();
}

/** Answers for the maps of Google without a network. Returns the addresses that were asked for. */
export async function standInForMaps(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` });
  });
  return asked;
}

export const mapCalls = (page: Page): Promise<MapsWindow['mapCalls']> =>
  page.evaluate(() => (window as unknown as MapsWindow).mapCalls);
