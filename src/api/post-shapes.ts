import { knowShapes } from './check-shape'
import * as shapes from './post-shapes.gen'

/** The shapes of posts are there from now on; whoever asks for posts says so first, and no answer waits for the whole table. */
export function knowPostShapes(): void {
  knowShapes(shapes)
}
