import type { Decorator } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { fork, type Effect, type Scope, type StoreWritable } from 'effector'
import { Provider } from 'effector-react'
import { useState, type ReactNode } from 'react'

import { $queryClient } from '@/api'
import { examples } from '@/api/examples.gen'
import { $session, type User } from '@/features/session'

/** The person of the design's pictures. */
export const giulia = examples.getSession.employee.user as User

type StoreValues<Values extends readonly unknown[]> = {
  [K in keyof Values]: [store: StoreWritable<Values[K]>, value: NoInfer<Values[K]>]
}

type HandlerOf<Fx> =
  Fx extends Effect<infer Params, infer Done, infer _Fail> ? (params: Params) => Done | Promise<Done> : never

type Handlers<Effects extends readonly unknown[]> = {
  [K in keyof Effects]: [effect: Effects[K], handler: NoInfer<HandlerOf<Effects[K]>>]
}

type ScopeOfProps = {
  /** Store values beside those that every story has: Giulia is signed in. */
  values?: readonly (readonly [store: unknown, value: unknown])[]
  handlers?: readonly (readonly [effect: unknown, handler: unknown])[]
  children: ReactNode
}

/** Effector models of their own for what is drawn below, made once when it is first drawn. */
export function ScopeOf({ values = [], handlers = [], children }: ScopeOfProps) {
  const queryClient = useQueryClient()
  const [scope] = useState<Scope>(() => {
    const usual: [unknown, unknown][] = [
      [$session, { phase: 'signed-in', user: giulia }],
      [$queryClient, queryClient],
    ]
    const all = new Map<unknown, unknown>([...usual, ...values])
    return fork({ values: all as Map<StoreWritable<unknown>, unknown>, handlers: new Map(handlers) as never })
  })
  return <Provider value={scope}>{children}</Provider>
}

/**
 * Puts the models that a story reads in a state, and lets effects answer in the server's place:
 *
 * ```ts
 * decorators: [withScope([[$operation, running]])]
 * ```
 */
export function withScope<const Values extends readonly unknown[], const Effects extends readonly unknown[] = []>(
  values: StoreValues<Values>,
  handlers?: Handlers<Effects>,
): Decorator {
  return function WithScope(Story) {
    return (
      <ScopeOf values={values} handlers={handlers ?? []}>
        <Story />
      </ScopeOf>
    )
  }
}
