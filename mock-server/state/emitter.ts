/** Emits events with a typed payload each. */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<(payload: never) => void>>()

  /** Listens to one event; the answer stops listening. */
  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Tells every listener, in the order they came; one that fails does not keep the news from the others. */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        ;(listener as (payload: Events[Name]) => void)(payload)
      } catch (error) {
        console.error(`A listener of "${String(name)}" failed`, error)
      }
    }
  }
}
