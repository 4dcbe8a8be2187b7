import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useScope } from '../../react/scope-context';
import { keepReadable } from '../keep-readable';
import { DIALOG_CLASS, type DialogOptions, openDialog } from './open-dialog';
import './sheet.css';

interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'>,
    Pick<DialogOptions, 'label' | 'onClose' | 'closeOnBackdrop' | 'returnFocusTo'> {
  /** Gets focus first. Default: the first focusable element inside. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A native modal dialog with the look of a sheet, open while it is drawn. Behaves as `openDialog` says; other props go to the `<dialog>`.
 * @example <Dialog className="inlay-panel" label={title} onClose={part.end}>…</Dialog>
 */
export function Dialog(props: DialogProps): ReactNode {
  const { label, onClose, closeOnBackdrop, returnFocusTo, initialFocus, className = '', ...rest } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const newest = useRef(props);
  newest.current = props;
  const scope = useScope();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const { close } = openDialog({
      dialog,
      label,
      onClose: () => newest.current.onClose(),
      closeOnBackdrop,
      returnFocusTo,
      initialFocus: initialFocus?.current,
    });
    const part = scope.part();
    // The content of a popup is the site owner's own.
    if (!dialog.matches('.inlay-popup')) keepReadable(dialog, part);
    return () => {
      part.end();
      close();
    };
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
