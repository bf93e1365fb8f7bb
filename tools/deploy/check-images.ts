// Builds the images of deploy/Dockerfile by docker or podman, runs them and asks them the questions of tests/deploy. Further arguments are of the build.
import { spawnSync } from 'node:child_process'
import { buildStale } from '../../scripts/lib/build.ts'
import { run } from '../../scripts/lib/run.ts'

// `docker version` fails without its daemon.
const engine = ['docker', 'podman'].find((program) => spawnSync(program, ['version'], { stdio: 'ignore' }).status === 0)
if (engine === undefined) {
  console.error('Neither docker nor podman runs here: the images are not tested.')
  process.exit(1)
}
// By itself podman writes images without their health check.
const args = [...(engine === 'podman' ? ['--format=docker'] : []), ...process.argv.slice(2)]
for (const target of ['api', 'shop', 'renderer']) {
  const code = await run(engine, ['build', '--file=deploy/Dockerfile', `--target=${target}`, `--tag=nusaria-${target}`, ...args, '.'])
  if (code) process.exit(code)
}
// The tests compare with the files of this build, and its start would take longer than a test may.
await buildStale(['storefront', 'server'])
const tests = ['run', 'tests/deploy/examples.slow.test.ts', '-t', 'the images']
process.exitCode = await run('vitest', tests, { env: { NUSARIA_IMAGES: engine } })
