export type Closing = [way: string, close: (dialog: Element) => void];

/** The ways in which visitors close a dialog, besides its button. */
export const CLOSINGS: readonly Closing[] = [
  [
    'Escape',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  [
    'a press beside it',
    (dialog) => {
      for (const type of ['pointerdown', 'click'])
        dialog.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 9, clientY: 9 }));
    },
  ],
];
