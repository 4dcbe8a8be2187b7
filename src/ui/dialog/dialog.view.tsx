import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { DIALOG_CLASS, type DialogOptions, openDialog } from './open-dialog';
import './sheet.css';

interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'>,
    Pick<DialogOptions, 'label' | 'onClose' | 'closeOnBackdrop' | 'returnFocusTo'> {
  /** Gets focus first. Default: the first focusable element inside. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A native modal dialog with the look of a sheet, open as long as it is drawn. It has a name, focus stays inside and is
 * returned, Escape closes only the topmost dialog, and the page behind does not scroll. Other props go to the `<dialog>`.
 * @example
 * <Dialog className="inlay-panel" label={title} onClose={part.end} initialFocus={cross}>
 *   <h2>{title}</h2>
 *   <CloseButton ref={cross} onClick={part.end} />
 * </Dialog>
 */
export function Dialog(props: DialogProps): ReactNode {
  const { label, onClose, closeOnBackdrop, returnFocusTo, initialFocus, className = '', ...rest } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const newest = useRef(props);
  newest.current = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const { close } = openDialog({
      dialog,
      label,
      onClose: () => newest.current.onClose(),
      ...(closeOnBackdrop && { closeOnBackdrop }),
      ...(returnFocusTo && { returnFocusTo }),
      ...(initialFocus?.current && { initialFocus: initialFocus.current }),
    });
    return close;
  }, []);
  return (
    <dialog
      {...rest}
      ref={ref}
      className={`${DIALOG_CLASS} inlay-sheet ${className}`}
      aria-label={rest['aria-labelledby'] ? undefined : label}
    />
  );
}
