import { newestVersion } from '../../../views/attachments.ts'
import type { AttachmentVersionState, WorldData } from '../../data.ts'
import { hour } from '../../times.ts'

/** The picture that is saved again and again, and what is said of it then. */
const name = 'drift-ten-days.png'
const notes = ['With press 3', 'The values of the night are in', 'Axis in hundredths', 'Without the outlier of Tuesday']

/** Lets one picture have so many versions, most of them with a note. */
export function crowdVersions({ attachments }: WorldData, total: number): void {
  const picture = [...attachments.values()].find((attachment) => newestVersion(attachment).name === name)
  if (!picture) return
  const newest = newestVersion(picture)
  picture.versions = Array.from({ length: total }, (_, back): AttachmentVersionState => {
    const note = notes[back % (notes.length + 1)]
    return {
      ...newest,
      version: total - back,
      sizeBytes: newest.sizeBytes - back * 1_200,
      addedAt: newest.addedAt - back * hour,
      ...(note !== undefined && { note }),
    }
  })
}
