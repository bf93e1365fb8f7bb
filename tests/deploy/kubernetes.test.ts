import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from '../../scripts/lib/root.ts'

const text = readFileSync(`${root}/deploy/kubernetes/shop.yaml`, 'utf8')

// biome-ignore lint/suspicious/noExplicitAny: the compiler checks its form, in the first test
type Manifest = any

function parse(yaml: string): readonly Manifest[] {
  return parseAllDocuments(yaml, { strict: true, uniqueKeys: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  })
}

/** The module of kubernetes-types that has the kinds of an API group. */
function moduleOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
  return `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`
}

/** Below the repository: the compiler looks for packages from there upwards. */
mkdirSync(`${root}/.cache`, { recursive: true })
const folder = mkdtempSync(`${root}/.cache/kubernetes-`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * What the compiler says of manifests as values of the types that are made of the schemas of Kubernetes: unknown and missing fields, wrong types.
 * @param sets by the name of a file
 */
function mistakes(sets: Readonly<Record<string, readonly Manifest[]>>): string {
  const files = Object.entries(sets).map(([name, manifests]) => {
    const lines = manifests.map((manifest, index) => {
      const type = `import('${moduleOf(manifest.apiVersion)}').${manifest.kind}`
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 1)}`
    })
    writeFileSync(`${folder}/${name}.ts`, lines.join('\n'))
    return `${folder}/${name}.ts`
  })
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'preserve', '--types', '']
  return spawnSync(`${root}/node_modules/.bin/tsc`, [...options, ...files], { encoding: 'utf8' }).stdout
}

describe('the example for Kubernetes', () => {
  const manifests = parse(text)
  const find = (kind: string): Manifest => manifests.find((manifest) => manifest.kind === kind)
  const { spec } = find('Deployment')
  const pod = spec.template.spec
  const [container] = pod.containers

  test('keeps to the schemas of Kubernetes', () => {
    expect(manifests.map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Deployment',
      'Service',
      'Ingress',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
    ])
    expect(mistakes({ example: manifests })).toBe('')
  })

  test('would fail with an unknown field, a wrong type, a missing field or an unknown kind', () => {
    const wrong = [
      ['maxSurge: 1', 'maxSurges: 1'],
      ['failureThreshold: 60', 'failureTreshold: 60'],
      ['containerPort: 5174', 'containerPort: http'],
      ['  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: nusaria-shop }\n', ''],
      ['kind: Ingress', 'kind: Ingres'],
    ] as const
    const sets = wrong.map(([from, to], index) => {
      expect(text).toContain(from)
      return [`wrong-${index}`, parse(text.replace(from, to))] as const
    })
    const said = mistakes(Object.fromEntries(sets))
    for (const [name] of sets) expect(said).toContain(`${name}.ts`)
  })

  test('runs the image as its own user, without rights and on a file system that is read-only', () => {
    const dockerfile = readFileSync(`${root}/deploy/Dockerfile`, 'utf8')
    const image = /AS renderer\n[\s\S]*?\nCMD /.exec(dockerfile)?.[0] ?? ''
    expect(image).toContain(`USER ${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`)
    expect(image).toContain(`EXPOSE ${container.ports[0].containerPort}`)
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(pod.automountServiceAccountToken).toBe(false)
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.anything(), memory: expect.anything() },
      limits: { memory: expect.anything() },
    })
  })

  test('its parts name one another', () => {
    const { labels } = spec.template.metadata
    expect(spec.selector.matchLabels).toEqual(labels)
    expect(find('Service').spec.selector).toEqual(labels)
    expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(find('Deployment').metadata.name)
    const [port] = find('Service').spec.ports
    const { service } = find('Ingress').spec.rules[0].http.paths[0].backend
    expect(service).toEqual({ name: find('Service').metadata.name, port: { name: port.name } })
    expect(container.ports[0].name).toBe(port.targetPort)
    expect(pod.volumes[0].configMap.name).toBe(find('ConfigMap').metadata.name)
    expect(JSON.parse(find('ConfigMap').data['config.json'])).toEqual({})
  })

  test('a pod is asked where the server answers, and has time to stop', () => {
    const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe].httpGet)
    expect(paths).toEqual(['/readyz', '/healthz', '/readyz'].map((path) => ({ path, port: 'http' })))
    const delay = Number(container.env.find(({ name }: Manifest) => name === 'NUSARIA_STOP_DELAY').value)
    const { periodSeconds, failureThreshold } = container.readinessProbe
    expect(delay).toBeGreaterThan(periodSeconds * failureThreshold)
    // Ten seconds for running requests: NUSARIA_STOP_LIMIT.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delay + 10)
  })
})
