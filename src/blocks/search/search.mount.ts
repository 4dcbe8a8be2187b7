import { defineUnit } from '../../core/unit';
import { isComposing } from '../../dom/is-composing';
import { readSearch, searchAddress } from './search.data';
import { mountPreview } from './search-preview';
import './search-field.css';

/** Enter opens the search page. The preview comes with the first focus of the field. */
export const unit = defineUnit({
  read: readSearch,
  mount(data, scope, element) {
    const { input, hasPreview, collectionId } = data;
    scope.listen(input, 'keydown', (event) => {
      // With an input method, Enter ends the word. A form handles its own fields.
      if (event.key !== 'Enter' || isComposing(event) || input.form) return;
      // Enter opens the active result of the preview.
      if (input.hasAttribute('aria-activedescendant')) return;
      const query = input.value.trim();
      if (query) location.assign(searchAddress(query, collectionId));
    });
    if (!hasPreview) return;
    // Screen readers hear the role as soon as the field has focus.
    scope.owner().claim(input, {
      attributes: { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' },
    });
    const addPreview = () => mountPreview(data, scope, element);
    if (input === document.activeElement) addPreview();
    else scope.listen(input, 'focus', addPreview, { once: true });
  },
});
