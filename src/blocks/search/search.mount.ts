import { defineUnit } from '../../core/unit';
import { readSearch, searchAddress } from './search.data';
import './search-field.css';

/** Enter leads to the search page. The preview is loaded when the visitor comes to the field. */
export const unit = defineUnit({
  read: readSearch,
  mount(data, scope, element) {
    const { input, hasPreview, collectionId } = data;
    scope.listen(input, 'keydown', (event) => {
      // With a language that is composed, Enter ends the word. A field in a form is the form's.
      if (event.key !== 'Enter' || event.isComposing || input.form) return;
      // A result of the preview is active: Enter follows it.
      if (input.hasAttribute('aria-activedescendant')) return;
      const query = input.value.trim();
      if (query) location.assign(searchAddress(query, collectionId));
    });
    if (!hasPreview) return;
    // Screen readers hear the role as soon as the field has focus.
    scope.owner().claim(input, {
      attributes: { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' },
    });
    let isAsked = false;
    const loadPreview = async () => {
      if (isAsked) return;
      isAsked = true;
      const { mountPreview } = await scope.load('search-preview', () => import('./search-preview.mount'));
      mountPreview(data, scope, element);
    };
    scope.listen(input, 'focus', loadPreview);
    if (input === document.activeElement) void scope.guard(loadPreview)();
  },
});
