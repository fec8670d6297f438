const listeners = new Set<() => void>()

/** Calls the listener for each call of the client that the server answers with 503; returns a function that ends it. */
export function onUnavailable(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A call was answered with 503. */
export function reportUnavailable(): void {
  listeners.forEach((listener) => listener())
}
