import { createRoot } from 'react-dom/client'

/** The smallest page that React can draw. */
function BarePage() {
  return (
    <main>
      <h1>A bare React page</h1>
      <p>One component and no other library.</p>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<BarePage />)
