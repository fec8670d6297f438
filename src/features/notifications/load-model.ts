import { createEffect, createStore, sample, scopeBind } from 'effector'
import { loadable } from '@/shared/loadable'
import { modelReady, modelWanted, panelToggled, unavailablePageFound } from './bell'

/** The model behind the bell is no part of the first screen. */
const model = loadable(() => import('./model'))
const loadModelFx = createEffect(async () => {
  const ready = scopeBind(modelReady, { safe: true })
  await model.load()
  ready()
})

const $asked = createStore(false)
  .on(loadModelFx, () => true)
  .on(loadModelFx.fail, () => false)

// Opening the panel does not wait for a quiet moment; one whose file is gone is asked for again.
sample({
  clock: [modelWanted, panelToggled, unavailablePageFound],
  source: $asked,
  filter: (asked) => !asked,
  target: loadModelFx,
})
