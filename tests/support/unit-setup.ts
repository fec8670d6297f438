import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Tests in the node environment have no document to clean.
if (typeof document !== 'undefined') afterEach(cleanup)
