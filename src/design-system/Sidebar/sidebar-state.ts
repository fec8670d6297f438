import { createContext } from 'react'

/** Whether only drawings are shown; items read it. */
export const SidebarCollapsed = createContext(false)
