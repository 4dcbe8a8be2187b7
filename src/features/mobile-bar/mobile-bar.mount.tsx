import { liveContext } from '../../context/live-context';
import type { Part } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { keepFocusClear } from '../../dom/keep-focus-clear';
import { draw } from '../../react/draw';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { readMobileBar } from './mobile-bar.data';
import { MobileBar } from './mobile-bar.view';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The mobile info bar is shown over the page. */
    'overlay:rendered': () => void;
  }
}

const NARROW = `(width <= ${Breakpoint.wideDesktop}px)`;

export const unit = defineFeature({
  read: (_context, warn) => readMobileBar(liveContext(), warn),
  mount(data, scope) {
    const narrow = matchMedia(NARROW);
    let shown: Part | undefined;
    const loadInfo = async () => (await scope.load('mobile-info', () => import('./mobile-info'))).MobileInfo;
    const update = () => {
      shown?.end();
      shown = undefined;
      if (!narrow.matches) return;
      shown = scope.part();
      const host = draw(shown, <MobileBar data={data} loadInfo={loadInfo} />, { into: document.body });
      keepFocusClear(shown, () => host.querySelector('.inlay-mobile-bar'));
      scope.bus.emit('overlay:rendered');
    };
    update();
    scope.listen(narrow, 'change', update);
  },
});
