/** Under which address this device keeps the draft of a post, or of one that was never saved. */
export function addressOf(postId: string | null): string {
  return postId === null ? '/post/create' : `/post/edit/${postId}`
}

/** As which the device names it. */
export function aboutPost({ title }: { title: string }) {
  return { kind: 'post', title } as const
}
