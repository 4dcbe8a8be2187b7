/** For the entry alone: a chunk that imports the frame, which is written last, would wait for itself. */
export const importFrame = () => import('../lazy/frame');
