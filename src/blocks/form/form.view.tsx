import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FieldView } from '../../forms/fields/field.view';
import type { FieldTexts } from '../../forms/model/field-texts';
import type { FormModel } from '../../forms/model/form.types';
import { useScope } from '../../react/scope-context';
import { plainText } from '../../text/plain-text';

interface FormViewProps {
  readonly model: FormModel;
  readonly texts: FieldTexts;
  /** Whether the page shows a title of its own already. */
  readonly hasTitle: boolean;
  readonly onFieldsChange: () => void;
}

const CAPTCHA_ALIGNMENTS = ['', 'left', 'center', 'right'];

/** Html of the site's owner. */
function Html({ className, html }: { readonly className: string; readonly html: string }): ReactNode {
  const { loadChunk, warn } = useScope();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = place.current;
    if (!node) return;
    // Its words at once, and its links when they are known to be safe.
    node.textContent = plainText(html);
    loadChunk('sanitize', () => import('../../text/sanitize')).then(
      ({ setSafeHtml }) => setSafeHtml(node, html),
      (error) => warn('load', error),
    );
  }, [html, loadChunk, warn]);
  return <div ref={place} className={className} />;
}

/** A form as its JSON describes it, in the markup that themes style. */
export function FormView({ model, texts, hasTitle, onFieldsChange }: FormViewProps): ReactNode {
  const { fields, formats, formName, disclaimerHtml, button, captcha, successRedirect } = model;
  const words = model.submitText || texts('submit');
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
            <FieldView
              key={field.id}
              field={field}
              texts={texts}
              formats={formats}
              onFieldsChange={onFieldsChange}
            />
          ))}
        </div>
        {disclaimerHtml && <Html className="form-disclaimer" html={disclaimerHtml} />}
        {captcha.isEnabled && (
          <div
            className={`captcha-container align-${CAPTCHA_ALIGNMENTS[captcha.alignment] || 'left'}`}
            data-theme={captcha.theme === 2 ? 'dark' : 'light'}
          />
        )}
        <div className={`form-button-wrapper form-button-wrapper--align-${button.alignment}`}>
          <button
            type="submit"
            className={`button sqs-system-button sqs-editable-button form-submit-button none sqs-button-element--${button.variant}`}
          >
            <span className="form-submit-button-label">{words}</span>
            {/* Themes show it instead of the label: the words, what turns while the form is sent, and a tick. */}
            <span className="form-submit-button-state">
              <span>{words}</span>
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
