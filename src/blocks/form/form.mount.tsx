import type { BlockScope, MountedBlock } from '../../core/block';
import { createFieldTexts } from '../../forms/model/field-texts';
import type { FieldModel } from '../../forms/model/form.types';
import { readContext } from '../../forms/model/read-context';
import { type WakingForm, wakeForm } from '../../forms/wake-form';
import { mountBlock } from '../../react/mount-block';
import { FormView } from './form.view';

/** The old form that stands hidden beside its JSON, or one that was drawn when the page was saved: out of sight, and its ids free. */
function retire(wrapper: Element, { owner }: BlockScope): void {
  for (const child of wrapper.children) {
    if (child.matches('.form-title')) continue;
    owner.claim(child, { attributes: { hidden: '' } });
    for (const node of child.querySelectorAll('[id]')) {
      owner.claim(node, { attributes: { id: `${node.id}-retired` } });
    }
  }
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
    [...form.querySelectorAll<HTMLElement>('.form-item[id]')].flatMap((item) => {
      const field = fields.get(item.id);
      return field ? [[item, field] as const] : [];
    }),
  );

export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const read = readContext(element, (path, wanted) =>
    scope.warn('read', `The JSON of the form: ${path} is no ${wanted}; the default is used.`),
  );
  if ('fault' in read) {
    scope.fail('read', read.fault);
    return undefined;
  }
  const { model, localizedStrings } = read;
  const wrapper = element.querySelector('.form-wrapper') ?? element;
  const fields = byId(model.fields);
  let waking: WakingForm | undefined;

  retire(wrapper, scope);
  const host = scope.owner.insert(document.createElement('inlay-ui'), wrapper);
  const unmount = mountBlock(
    scope,
    <FormView
      model={model}
      texts={createFieldTexts(localizedStrings)}
      hasTitle={element.querySelector('.form-title') !== null}
      onFieldsChange={() => waking?.refresh()}
    />,
    host,
  );
  const form = host.querySelector('form');
  // The view has failed, and the block with it.
  if (!form) return undefined;
  const { formId, formName: name, handleText, button } = model;
  waking = wakeForm(scope, {
    element,
    form,
    formId,
    overlay: model.isOverlay
      ? { name, handleText, alignment: button.alignment, localizedStrings }
      : undefined,
    load: () => scope.loadChunk('start-form', () => import('../../forms/start-form')),
    start: ({ startForm }) =>
      startForm(scope, { element, form, model, localizedStrings, findItems: () => findItems(form, fields) }),
  });
  const { store, destroy } = waking;
  return {
    store,
    destroy() {
      destroy();
      unmount();
    },
  };
}
