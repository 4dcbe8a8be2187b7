import type { SiteContext } from '../../context/context';
import { decideDriver } from '../../context/driven-by-theme';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { placeGallery } from './tremont-gallery';
import { fitHeader } from './tremont-header';
import { mountIndex } from './tremont-index';
import { hideTitleCard } from './tremont-title';

function mountTremont(scope: Scope, frame: HTMLElement, tweaks: SiteContext['tweakJSON']): void {
  fitHeader(scope, frame, tweaks);
  for (const index of findAll(document, '[data-controller*=IndexSetup]')) mountIndex(scope, index);
  for (const gallery of findAll(document, '[data-controller=GalleryLayout]'))
    placeGallery(scope, gallery, tweaks);
  for (const card of findAll(document, '[data-controller=TitleCardHandler]')) hideTitleCard(scope, card);
}

/** The pages of one family of 7.0 themes, unless its own script drives them. */
export const unit = defineFeature({
  mount({ tweakJSON }, scope) {
    const [frame] = findAll(document, '[data-controller*=HeaderOverflow]');
    if (!frame) return;
    const start = scope.guard((driver) => {
      if (driver !== 'theme') mountTremont(scope, frame, tweakJSON);
    });
    const driver = decideDriver(frame);
    // At once where nothing has to be waited for: the page must not move later.
    if (driver instanceof Promise) void driver.then(start);
    else start(driver);
  },
});
