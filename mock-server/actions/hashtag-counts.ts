import type { WorldData } from '../state/data.ts'

/** Says that so many more posts carry a hashtag, or fewer. */
export function countHashtag(data: WorldData, hashtagId: string, by: number): void {
  const hashtag = data.hashtags.get(hashtagId)
  if (hashtag) hashtag.count = Math.max(0, hashtag.count + by)
}
