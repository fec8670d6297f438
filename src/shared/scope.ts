import { fork } from 'effector'

/**
 * The one Effector scope of the running portal. React reads it through `<Provider value={scope}>`; timers, sockets and
 * other tabs enter it with `scopeBind(event, { scope })`. Tests and stories fork their own.
 */
export const scope = fork()
