import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { Env } from '../../env.ts';
import { inParallel } from '../in-parallel.service.ts';
import type { FileStore } from './storage.port.ts';

/** Files of a batch that are sent at once. */
const filesAtOnce = 8;

/** Stores files in an S3-compatible bucket. A write is durable when the bucket has answered. */
export function s3Store(env: Env & { S3_BUCKET: string }): FileStore {
  const Bucket = env.S3_BUCKET;
  const client = new S3Client({
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {}),
  });

  const write: FileStore['write'] = async (Key, body, ContentType) => {
    // S3 requires the length of a stream before it is sent.
    const Body = body instanceof Readable ? await buffer(body) : body;
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
  };

  return {
    write,
    writeMany: (files) =>
      inParallel(files, filesAtOnce, async ({ key, mediaType, open }) => write(key, await open(), mediaType)),
    async read(Key, range) {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key, Range })));
      return found?.Body instanceof Readable ? found.Body : null;
    },
    async size(Key) {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key })));
      return found?.ContentLength ?? null;
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NoSuchKey' || name === 'NotFound') return null;
    throw error;
  }
}
