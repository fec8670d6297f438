import type { OverlayRequest } from '@/shared/overlays'

/** One subject of the example data for each thing that can be opened over a page. */
export const samples = [
  { name: 'openProfile', request: { overlay: 'userProfile', userId: 'sofia-karras' } },
  { name: 'openProfileAsAdmin', request: { overlay: 'userProfile', userId: 'bruno-almeida', view: 'admin' } },
  { name: 'openGroup', request: { overlay: 'groupInfo', groupId: 'group-first-aid' } },
  { name: 'openGroupAsAdmin', request: { overlay: 'groupInfo', groupId: 'group-first-aid', view: 'admin' } },
  { name: 'openHashtag', request: { overlay: 'hashtagInfo', hashtagId: 'safety' } },
  { name: 'openHashtagSwitchedOff', request: { overlay: 'hashtagInfo', hashtagId: 'lunch' } },
  { name: 'openTable', request: { overlay: 'tableInfo', tableId: 'values-line-4' } },
  { name: 'openCollections', request: { overlay: 'collections' } },
] as const satisfies readonly { name: string; request: OverlayRequest }[]
