import { lazyFeature } from '../../core/lazy-feature';

const FORMS = /form|newsletter/;

/** Forms may come later: in a popup, or with what a script inserts. */
const isOfForm = (event: unknown) => {
  const { block } = (event ?? {}) as { readonly block?: string };
  return block === undefined || FORMS.test(block);
};

/** Counts forms and popups that are seen and buttons that are pressed, for the statistics of the site's owner. */
export const census = lazyFeature({
  name: 'census',
  isWanted: () =>
    document.querySelector('.sqs-block-button-element,.sqs-block-form,.sqs-block-newsletter') !== null,
  wokenBy: 'block:mounted newsletter:subscribed popup:shown popup:closed',
  isWaking: isOfForm,
  load: () => import('./census.mount'),
});
