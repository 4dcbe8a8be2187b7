/**
 * The generations of templates.
 * @field templateVersion
 */
export enum TemplateVersion {
  seven = '7',
  sevenOne = '7.1',
  eight = '8',
}
