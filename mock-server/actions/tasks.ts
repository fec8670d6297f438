import { nextId, type PostState, type TaskState } from '../state/data.ts'
import { day } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { notifyAbout } from './notify.ts'

/** Gives somebody a new task. */
export function assignTask(
  world: World,
  { post, by, to, title, dueInDays }: { post: PostState; by: string; to: string; title: string; dueInDays: number },
): TaskState {
  const at = world.clock.now()
  const task: TaskState = {
    id: nextId(world.data, 't'),
    title,
    postId: post.id,
    dueAt: at + dueInDays * day,
    deleted: false,
  }
  world.data.tasks.set(task.id, task)
  const personal = world.data.personal.get(to)
  if (personal) personal.counts = { ...personal.counts, tasks: personal.counts.tasks + 1 }
  notifyAbout(world, 'task-assign', [to], { by: [by], at, post, task })
  return task
}
