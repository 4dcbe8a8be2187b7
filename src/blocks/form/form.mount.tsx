// @chunk whole

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { findAll, findAround, matches } from '../../dom/find-all';
import { createLazyForm, type LazyForm } from '../../forms/lazy-form/lazy-form';
import { createLazyServerForm } from '../../forms/lazy-form/lazy-server-form';
import { createFieldTexts } from '../../forms/model/field-texts';
import type { FieldModel } from '../../forms/model/form.types';
import { readContext } from '../../forms/model/read-context';
import { draw } from '../../react/draw';
import { FormView } from './form.view';
import '../../forms/form.css';

/** The old form that stands hidden beside its JSON, or one that was drawn when the page was saved: out of sight, and its ids free. */
function retire(wrapper: Element, { owner }: BlockScope): void {
  for (const child of wrapper.children) {
    // The old form may have fields of any name.
    if (matches(child, '.form-title')) continue;
    owner.claim(child, { attributes: { hidden: '' } });
    for (const node of findAll(child, '[id]')) {
      owner.claim(node, { attributes: { id: `${Element.prototype.getAttribute.call(node, 'id')}-retired` } });
    }
  }
}

/** In pages that were saved late the platform's own script has moved it away. */
function findWrapper(element: HTMLElement, { owner }: BlockScope): Element {
  const found = element.querySelector('.form-wrapper');
  if (found) return found;
  const wrapper = document.createElement('div');
  wrapper.className = 'form-wrapper';
  return owner.insert(wrapper, element.querySelector('.sqs-block-content') ?? element);
}

/** Every field by its id, with those that follow from an answer. */
function byId(fields: readonly FieldModel[], found = new Map<string, FieldModel>()) {
  for (const field of fields) {
    found.set(field.id, field);
    byId(
      field.followUps.map((followUp) => followUp.field),
      found,
    );
  }
  return found;
}

/** The drawn elements of the fields that are asked for at the moment. */
const findItems = (form: HTMLElement, fields: ReadonlyMap<string, FieldModel>) =>
  new Map(
    findAll(form, '.form-item[id]').flatMap((item) => {
      const field = fields.get(item.id);
      return field ? [[item, field] as const] : [];
    }),
  );

export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const read = readContext(element, (path, wanted) =>
    scope.warn('read', `The JSON of the form: ${path} is no ${wanted}; the default is used.`),
  );
  if ('fault' in read) {
    const written = element.querySelector('form[data-form-id]');
    if (!written) {
      scope.fail('read', read.fault);
      return undefined;
    }
    // The old form that the server has hidden beside it does as well.
    scope.warn('read', read.fault);
    const hidden = findAround(written, '[hidden]');
    if (hidden) scope.owner.claim(hidden, { styles: { display: 'block', visibility: 'visible' } });
    return createLazyServerForm(scope, element);
  }
  const { model, localizedStrings } = read;
  const wrapper = findWrapper(element, scope);
  const fields = byId(model.fields);
  let waking: LazyForm | undefined;

  // Some pages hide forms that nothing would show.
  scope.owner.claim(wrapper, { classes: { hidden: model.isOverlay } });
  retire(wrapper, scope);
  const host = draw(
    scope,
    <FormView
      model={model}
      texts={createFieldTexts(localizedStrings)}
      hasTitle={element.querySelector('.form-title') !== null}
      onFieldsChange={() => waking?.refresh()}
    />,
    { into: wrapper },
  );
  const form = host.querySelector('form');
  // The view has failed, and the block with it.
  if (!form) return undefined;
  const { formId, formName: name, handleText, button } = model;
  waking = createLazyForm(scope, {
    element,
    form,
    formId,
    overlay: model.isOverlay
      ? { name, handleText, alignment: button.alignment, localizedStrings }
      : undefined,
    load: () => scope.loadChunk('start-form', () => import('../../forms/controller/start-form')),
    start: ({ startForm }) =>
      startForm(scope, { element, form, model, localizedStrings, findItems: () => findItems(form, fields) }),
  });
  return waking;
}
