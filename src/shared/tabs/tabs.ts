import { createTabs, type Tabs } from './create-tabs'

let joined: Tabs | null = null

/** This tab's one membership, taken up when first asked for. */
export function tabs(): Tabs {
  joined ??= join()
  return joined
}

function join(): Tabs {
  const created = createTabs({
    name: `atrium:${new URL('.', document.baseURI).pathname}`,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
  })
  // A page that may come back from the back-forward cache keeps its place; one that is gone frees the lead at once.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) created.close()
  })
  return created
}
