/**
 * Keeps `inMotion` true until the promise of a change settles; a change without one ends it at once. Motions overlap when a gallery
 * follows another one: only the end of the newest ends `inMotion`.
 */
export function createMotion(
  setMotion: (isInMotion: boolean) => void,
  onError: (error: unknown) => void,
): (shown: Promise<void> | undefined) => void {
  let newest = 0;
  return (shown) => {
    const motion = ++newest;
    const end = () => {
      if (motion === newest) setMotion(false);
    };
    if (!shown) {
      end();
      return;
    }
    setMotion(true);
    shown.then(end, (error) => {
      end();
      onError(error);
    });
  };
}
