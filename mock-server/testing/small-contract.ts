const problem = {
  description: 'What went wrong',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['code', 'status'],
        properties: { code: { type: 'string' }, status: { type: 'integer' } },
      },
      examples: { notFound: { value: { code: 'not-found', status: 404 } } },
    },
  },
}

const posts = {
  type: 'object',
  required: ['posts'],
  properties: {
    posts: { type: 'array', items: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } } },
  },
}

/** A contract of a few operations, one for each thing that the machinery around the app has to get right. */
export const smallContract = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: { title: 'Small', version: '1.0.0' },
  servers: [{ url: './api' }],
  security: [{ session: [] }],
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'portal-session' } } },
  paths: {
    '/posts': {
      get: {
        operationId: 'listPosts',
        parameters: [{ name: 'pageSize', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } }],
        responses: {
          200: {
            description: 'A page',
            content: {
              'application/json': {
                schema: posts,
                examples: {
                  two: { value: { posts: [{ title: 'From the examples' }] } },
                  none: { value: { posts: [] } },
                },
              },
            },
          },
          404: problem,
        },
      },
      post: {
        operationId: 'createPost',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['title'],
                additionalProperties: false,
                properties: {
                  title: { type: 'string', minLength: 1 },
                  tags: { type: 'array', items: { type: 'string' } },
                },
              },
            },
          },
        },
        responses: { 204: { description: 'Done' } },
      },
    },
    '/posts/latest': { get: { operationId: 'latestPost', responses: { 204: { description: 'None' } } } },
    '/posts/{postId}': {
      get: {
        operationId: 'getPost',
        parameters: [{ name: 'postId', in: 'path', required: true, schema: { type: 'string', minLength: 1 } }],
        responses: { 204: { description: 'None' }, 404: problem },
      },
    },
    '/files/{fileId}': {
      put: {
        operationId: 'putFile',
        parameters: [{ name: 'fileId', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: { 204: { description: 'Kept' } },
      },
    },
    '/files/{fileId}/content': {
      get: {
        operationId: 'getFile',
        parameters: [{ name: 'fileId', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'Bytes',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
    },
    '/events': {
      get: {
        operationId: 'events',
        security: [],
        responses: { 200: { description: 'A stream', content: { 'text/event-stream': {} } } },
      },
    },
    '/session': {
      post: { operationId: 'signIn', security: [], responses: { 204: { description: 'In' } } },
    },
  },
}
