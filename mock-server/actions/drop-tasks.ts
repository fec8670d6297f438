import type { PostState } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { peopleOf } from '../views/subjects.ts'
import { notifyAbout } from './notify.ts'

/** With a post its tasks go as well: those who were to do them hear of it. */
export function dropTasks(world: World, post: PostState, by: string): void {
  const at = world.clock.now()
  for (const task of world.data.tasks.values()) {
    if (task.postId !== post.id || task.deleted) continue
    task.deleted = true
    const asked = task.assignee && !task.closing ? peopleOf(world.data, task.assignee) : []
    notifyAbout(world, 'task-deleted', asked, { by: [by], at, post, task })
  }
}
