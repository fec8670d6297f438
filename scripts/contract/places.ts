/** Where the contract and all that is made from it stands. */
import { fileURLToPath } from 'node:url'

/** Absolute path of something in the repository. */
export const place = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const contractRoot = place('openapi/openapi.yaml')
export const eventsFolder = place('openapi/events')
export const bundlePath = place('.cache/openapi.json')
export const releasedPath = place('openapi/released/openapi.json')
