import { type FormPost, jsonAnswer } from "../forms/post.server.ts";
import { FORM_NAME, NOT_STORED } from "./fields.ts";
import { submitContact } from "./submit.server.ts";

export const CONTACT_POST: FormPost = {
  name: FORM_NAME,
  page: "/contact",
  answerInJson: async (request, services, form) =>
    jsonAnswer(await submitContact(services, request, form), NOT_STORED),
};
