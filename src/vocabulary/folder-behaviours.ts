/** What a folder of the navigation shows. */
export enum FolderBehaviour {
  index = 1,
  redirect = 2,
  none = 3,
  variation = 4,
}
