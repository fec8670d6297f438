import { RegistryView } from '@/features/registries'

/** The registry of people. */
export function Page() {
  return <RegistryView />
}
