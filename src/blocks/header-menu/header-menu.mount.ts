import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { folderToggle } from '../../ui/navigation/menu-toggle';
import { openLater } from '../../ui/navigation/open-later';
import { mountHeaderOverPage } from './fixed-header';
import { FOLDER_TITLES, readBurgers, readFixed } from './header-toggles';

export const unit = defineUnit({
  mount(header: HTMLElement, scope) {
    mountHeaderOverPage(scope, header, readFixed(document.body));
    const burgers = readBurgers(header);
    const toggles = [...burgers, ...findAll(header, FOLDER_TITLES).map(folderToggle)];
    const mountMenus = openLater(scope, { toggles, lists: [] }, async () => {
      const { openHeaderMenus } = await scope.load('open-header-menus', () => import('./open-header-menus'));
      stop();
      return () => openHeaderMenus(scope, header);
    });
    // Theme scripts open the menu by its event. With an element, it reports that this menu or another has opened.
    const stop = scope.on('menu:opened', async (event) => {
      if (event?.element || !burgers[0]) return;
      await mountMenus();
      burgers[0].element.click();
    });
  },
});
