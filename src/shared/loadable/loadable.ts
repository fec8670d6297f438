import { type ComponentType, createElement, lazy, startTransition, useEffect, useState } from 'react'
import { whenIdle } from './idle'
import { fetchFiles } from './import-files'
import { retry } from './retry'

/** A module that is not on the first screen: a screen, a dialog, a model. */
export interface Loadable<T> {
  /** Loads the module, and tries again when the network is back. Rejects when it is gone with its build, or broken. */
  load: () => Promise<T>
  /** Loads the module in one try. */
  tryLoad: () => Promise<T>
  /** Begins to load it because it is likely to be wanted: a menu is pointed at, a page is quiet. */
  preload: () => void
  /** Has its files at hand, for what is likely to be wanted later. */
  fetchAhead: () => void
  /** The module where it has come. */
  loaded: () => T | null
  /** The module as soon as it has come: asked for when the page is quiet, or `now`. */
  useModule: (now?: boolean) => LoadedModule<T>
  /** A component of the module by its name; it suspends until the module has come. */
  component: <Name extends keyof T>(name: Name) => T[Name]
}

export interface LoadedModule<T> {
  module: T | null
  /** It did not come at the first try: something simpler has to stand in for it until it does. */
  failed: boolean
}

/** The one way to what is not on the first screen: `loadable(() => import('./UserDialog'))`. */
export function loadable<T extends object>(importModule: () => Promise<T>): Loadable<T> {
  let module: T | null = null
  let loading: Promise<T> | null = null

  const tryLoad = async () => (module ??= await importModule())

  const load = () => {
    if (loading) return loading
    const begun = retry(tryLoad)
    loading = begun
    // The next call tries anew.
    begun.catch(() => {
      if (loading === begun) loading = null
    })
    return begun
  }

  function useModule(now = false): LoadedModule<T> {
    const [shown, setShown] = useState(() => module)
    const [failed, setFailed] = useState(false)

    useEffect(() => {
      if (shown) return
      let left = false
      const ask = async () => {
        const found = await tryLoad()
          .catch(() => {
            if (!left) setFailed(true)
            return load()
          })
          // Gone with its build: what stands in for it stays.
          .catch(() => null)
        if (!left && found) startTransition(() => setShown(() => found))
      }
      const cancel = now ? void ask() : whenIdle(() => void ask())
      return () => {
        left = true
        cancel?.()
      }
    }, [shown, now])

    return { module: shown, failed }
  }

  function component<Name extends keyof T>(name: Name): T[Name] {
    const Lazy = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
    function Loaded(props: object) {
      // One that has come already is drawn without suspending.
      const [Component] = useState(() => (module ? (module[name] as ComponentType<object>) : Lazy))
      return createElement(Component, props)
    }
    return Loaded as T[Name]
  }

  return {
    load,
    tryLoad,
    preload: () => void load().catch(() => undefined),
    fetchAhead: () => void fetchFiles(importModule).catch(() => undefined),
    loaded: () => module,
    useModule,
    component,
  }
}
