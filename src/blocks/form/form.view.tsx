import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FieldView } from '../../forms/fields/field.view';
import type { FieldLabels } from '../../forms/model/field-labels';
import type { FormModel } from '../../forms/model/form.types';
import { useScope } from '../../react/scope-context';
import { plainText } from '../../text/plain-text';

interface FormViewProps {
  readonly model: FormModel;
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
    scope.guard(async () => {
      const { setSafeHtml } = await scope.load('sanitize', () => import('../../text/sanitize'));
      await setSafeHtml(node, html, scope);
    })();
  }, [html, scope]);
  return <div ref={place} className={className} />;
}

export function FormView({ model, t, hasTitle, onFieldsChange }: FormViewProps): ReactNode {
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
