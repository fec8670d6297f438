/** A reporter of Vitest: writes every test, and what else went wrong, to the file that VITEST_REPORT names. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from './run-suite.ts'
import type { ReportedTest, VitestReport } from './suite-reports.ts'

export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const report: VitestReport = {
      tests: modules.flatMap((module) => [...module.children.allTests()].map(reported)),
      errors: [
        ...modules.flatMap((module) => module.errors().map(({ message }) => ({ file: fileOf(module), message }))),
        ...uncaught.map(({ message, stack }) => ({ message: stack ?? message })),
      ],
    }
    writeFileSync(process.env.VITEST_REPORT ?? 'reports/vitest.json', JSON.stringify(report))
  }
}

function reported(test: TestCase): ReportedTest {
  const { state, errors } = test.result()
  const { duration = 0, flaky = false } = test.diagnostic() ?? {}
  return {
    file: fileOf(test.module),
    title: test.fullName.replaceAll(' > ', ' › '),
    outcome: state === 'pending' ? 'failed' : flaky ? 'flaky' : state,
    seconds: duration / 1000,
    error: errors?.map(({ message, stack }) => stack ?? message)[0] ?? '',
  }
}

const fileOf = ({ moduleId }: TestModule) => relative(root, moduleId)
