// Testing Library gives up after one second, which is too short on a busy machine.
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 60_000 });

export * from "@testing-library/react";
