import '../../forms/form.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import type { WarnShape } from '../../data/shape';
import { findAll, findAround, matches } from '../../dom/find-all';
import { isUntouched, keyedControls, readEntry } from '../../forms/draft/control-entry';
import { createRestorer } from '../../forms/draft/restore-entries';
import { FieldView } from '../../forms/fields/field.view';
import { passSubmit } from '../../forms/lazy-form/early-submit';
import { createLazyForm, createLazyServerForm, type LazyForm } from '../../forms/lazy-form/lazy-form';
import { type FormElement, readServerForm } from '../../forms/lazy-form/read-server-form';
import { createFieldLabels, type FieldLabels } from '../../forms/model/field-labels';
import type { DrawnForm } from '../../forms/model/form.types';
import { type FormContext, readFormJson } from '../../forms/model/read-form-json';
import { draw } from '../../react/draw';
import { useScope } from '../../react/scope-context';
import { plainText } from '../../text/plain-text';
import { setSafeHtml } from '../../text/sanitize';

interface FormViewProps {
  readonly model: DrawnForm;
  readonly t: FieldLabels;
  /** Whether the page has a title for the form already. */
  readonly hasTitle: boolean;
  readonly onFieldsChange: () => void;
}

function Html({ className, html }: { readonly className: string; readonly html: string }): ReactNode {
  const scope = useScope();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = place.current;
    if (!node) return;
    // The text at once, its links and emphasis once the sanitizer is loaded.
    node.textContent = plainText(html);
    void setSafeHtml(node, html, scope);
  }, [html, scope]);
  return <div ref={place} className={className} />;
}

function FormView({ model, t, hasTitle, onFieldsChange }: FormViewProps): ReactNode {
  const { fields, formats, formName, disclaimerHtml, button, captcha, successRedirect } = model;
  const label = model.submitText || t('submit');
  return (
    <>
      {model.showsTitle && !hasTitle && <div className="form-title">{formName}</div>}
      <form
        className="react-form-contents"
        aria-label={formName || undefined}
        autoComplete="on"
        method="post"
        noValidate
        data-success-redirect={successRedirect || undefined}
      >
        <div className="field-list clear">
          {fields.map((field) => (
            <FieldView key={field.id} field={field} t={t} formats={formats} onFieldsChange={onFieldsChange} />
          ))}
        </div>
        {disclaimerHtml && <Html className="form-disclaimer" html={disclaimerHtml} />}
        {captcha.isEnabled && (
          <div className={`captcha-container align-${captcha.alignment}`} data-theme={captcha.theme} />
        )}
        <div className={`form-button-wrapper form-button-wrapper--align-${button.alignment}`}>
          <button
            type="submit"
            className={`button sqs-system-button sqs-editable-button form-submit-button none sqs-button-element--${button.variant}`}
          >
            <span className="form-submit-button-label">{label}</span>
            {/* Some themes show this instead of the label: the label, a spinner while the form is sent, and a tick. */}
            <span className="form-submit-button-state">
              <span>{label}</span>
              <span>
                <span />
              </span>
              <span>
                <span />
              </span>
            </span>
          </button>
        </div>
      </form>
    </>
  );
}

/**
 * Keeps what the visitor has typed into a form that is about to be replaced, and the focused control. Returns the call that puts
 * both into the form that replaces it. Nothing is stored, so secrets are included.
 */
function takeEntries(scope: Pick<Scope, 'defer' | 'guard'>, from: HTMLElement): (to: HTMLElement) => void {
  const controls = [...keyedControls(from)];
  const typed = controls.filter(([, control]) => !isUntouched(control));
  const entries = Object.fromEntries(typed.map(([key, control]) => [key, readEntry(control)]));
  const focused = controls.find(([, control]) => control === document.activeElement)?.[0];
  return (to) => {
    createRestorer(scope, to).restore(entries);
    if (focused !== undefined) keyedControls(to).get(focused)?.focus({ preventScroll: true });
  };
}

/** The form that the server has written beside JSON that cannot be used, and the reason why. */
type WrittenForm = FormElement & { readonly reason: string };

function readForm(
  element: HTMLElement,
  warn: WarnShape,
): FormContext | WrittenForm | { readonly fault: string } {
  const context = readFormJson(element, warn);
  if (!('fault' in context) || !element.querySelector('form[data-form-id]')) return context;
  const written = readServerForm(element);
  return 'fault' in written ? written : { ...written, reason: context.fault };
}

/**
 * Hides the content of the wrapper and frees its ids: an old form beside its JSON, or one that was drawn when the page was saved. Call
 * the result with the form that replaces it: what somebody has typed or sent in the old one is passed on.
 */
function retire(scope: Scope, wrapper: Element): (replacement: HTMLFormElement) => void {
  const owner = scope.owner();
  const old = [...wrapper.querySelectorAll('form')].map((form) => ({ form, give: takeEntries(scope, form) }));
  for (const child of wrapper.children) {
    // The old form may have fields of any name.
    if (matches(child, '.form-title')) continue;
    owner.claim(child, { attributes: { hidden: '' } });
    for (const node of findAll(child, '[id]')) {
      owner.claim(node, { attributes: { id: `${Element.prototype.getAttribute.call(node, 'id')}-retired` } });
    }
  }
  return (replacement) => {
    for (const { form, give } of old) {
      give(replacement);
      passSubmit(form, replacement);
    }
  };
}

function findWrapper(scope: Scope, element: HTMLElement): Element {
  const found = element.querySelector('.form-wrapper');
  if (found) return found;
  const wrapper = document.createElement('div');
  wrapper.className = 'form-wrapper';
  return scope.owner().insert(wrapper, element.querySelector('.sqs-block-content') ?? element);
}

function mountWritten(scope: Scope, written: WrittenForm) {
  scope.warn('read', written.reason);
  const hidden = findAround(written.form, '[hidden]');
  if (hidden) scope.owner().claim(hidden, { styles: { display: 'block', visibility: 'visible' } });
  return createLazyServerForm(scope, written);
}

export const unit = defineUnit({
  read: readForm,
  mount(data, scope, element) {
    if ('reason' in data) return mountWritten(scope, data);
    const { model, localizedStrings } = data;
    const wrapper = findWrapper(scope, element);
    let lazyForm: LazyForm | undefined;

    // Some pages hide their forms until a script shows them.
    scope.owner().claim(wrapper, { classes: { hidden: model.isOverlay } });
    const handOver = retire(scope, wrapper);
    const host = draw(
      scope,
      <FormView
        model={model}
        t={createFieldLabels(localizedStrings)}
        hasTitle={element.querySelector('.form-title') !== null}
        onFieldsChange={() => lazyForm?.refresh()}
      />,
      { into: wrapper },
    );
    const form = host.querySelector('form');
    if (!form) {
      scope.warn('render', 'Could not render form: see the error before.');
      return undefined;
    }
    handOver(form);
    const { formId, formName: name, handleText, button } = model;
    lazyForm = createLazyForm(scope, {
      element,
      form,
      formId,
      overlay: model.isOverlay
        ? { name, handleText, alignment: button.alignment, localizedStrings }
        : undefined,
      async start() {
        const load = () => import('../../forms/controller/start-form');
        const { startForm } = await scope.load('start-form', load);
        return startForm(scope, { element, form, model, localizedStrings });
      },
    });
    return lazyForm.store;
  },
});
