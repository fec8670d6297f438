/** What stands in for a page or a part of it that broke. A file of its own: nobody meets it on the way to a first screen that works. */
export { PageFailure } from './PageFailure'
export { RegionFailure } from './RegionFailure'
