/** How one post stands to another. */
export type RelationState = {
  id: string
  kind: 'related' | 'continues' | 'replaces' | 'copied-from'
  /** The post that replaces or continues, or that is the copy. */
  fromPostId: string
  toPostId: string
  by: string
  at: number
}
